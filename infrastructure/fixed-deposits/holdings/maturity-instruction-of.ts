import {
  type MaturityInstruction,
  maturityInstructionNamed,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';

/** The maturity instruction of a row; absent if the row has none, or one we do not know. */
export function maturityInstructionOf(name: string | undefined): {
  readonly maturityInstruction?: MaturityInstruction;
} {
  const maturityInstruction = name === undefined ? undefined : maturityInstructionNamed(name);
  return maturityInstruction === undefined ? {} : { maturityInstruction };
}
