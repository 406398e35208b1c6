#!/usr/bin/env node
import { quoteCommand } from './quote-command.ts';

/** The parts of Node that the command uses; the domain has no Node types. */
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
// A reader may close the pipe early (`| head`); this is not an error.
process.stdout.on('error', (problem) => {
  process.exitCode = problem.code === 'EPIPE' ? exitCode : 1;
});
process.stdout.write(output);
process.stderr.write(error);
// Not `process.exit`, which could truncate output that is still in the pipe.
process.exitCode = exitCode;
