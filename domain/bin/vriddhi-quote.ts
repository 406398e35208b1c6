#!/usr/bin/env node
import { quoteCommand } from './quote-command.ts';

/** The little of Node that the command needs; the domain has no types of it. */
declare const process: {
  readonly argv: readonly string[];
  exitCode: number;
  readonly stdout: Stream;
  readonly stderr: Stream;
};
interface Stream {
  write(text: string): void;
  on(event: 'error', handle: (error: { readonly code?: string }) => void): void;
}

const { exitCode, output, error } = quoteCommand(process.argv.slice(2));
// Whoever reads may stop early (`| head`): that is no fault of the command.
process.stdout.on('error', (problem) => {
  process.exitCode = problem.code === 'EPIPE' ? exitCode : 1;
});
process.stdout.write(output);
process.stderr.write(error);
// Not `exit`, which would cut off what a pipe has not taken yet.
process.exitCode = exitCode;
