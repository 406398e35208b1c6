import { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';

/** The ids of the maturity instructions on the wire (`item_id`, `maturity_action_id`). */
const IDS = {
  'renew-principal-and-interest': 1,
  'renew-principal': 2,
  'pay-out': 3,
} as const satisfies Record<MaturityInstruction, number>;

/** The instruction that applies until the investor chooses one. */
export const UNCHOSEN_INSTRUCTION = MaturityInstruction.PayOut;

export function instructionId(instruction: MaturityInstruction): number {
  return IDS[instruction];
}

/** The maturity instruction of a wire id; undefined for an unknown id. */
export function instructionFor(id: number): MaturityInstruction | undefined {
  return Object.values(MaturityInstruction).find((instruction) => IDS[instruction] === id);
}

/** The instruction of a stored id. @throws an Error for an unknown id, which is a bug */
export function storedInstruction(id: number): MaturityInstruction {
  const instruction = instructionFor(id);
  if (instruction === undefined) throw new Error(`there is no maturity instruction ${id}`);
  return instruction;
}
