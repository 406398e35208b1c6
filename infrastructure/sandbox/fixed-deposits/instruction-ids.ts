import { MaturityInstruction } from '#domain/fixed-deposits/maturity-instruction.ts';

/** The numbers by which the wire knows them (`item_id`, `maturity_action_id`). */
const IDS = {
  'renew-principal-and-interest': 1,
  'renew-principal': 2,
  'pay-out': 3,
} as const satisfies Record<MaturityInstruction, number>;

/** What holds until the investor has chosen: the money comes back. */
export const UNCHOSEN_INSTRUCTION = MaturityInstruction.PayOut;

export function instructionId(instruction: MaturityInstruction): number {
  return IDS[instruction];
}

/** Undefined for a number that means none. */
export function instructionFor(id: number): MaturityInstruction | undefined {
  return Object.values(MaturityInstruction).find((instruction) => IDS[instruction] === id);
}

/** Of a row of ours, where an unknown number is a bug. */
export function storedInstruction(id: number): MaturityInstruction {
  const instruction = instructionFor(id);
  if (instruction === undefined) throw new Error(`there is no maturity instruction ${id}`);
  return instruction;
}
