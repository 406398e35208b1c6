#!/usr/bin/env node
import { quoteCommand } from './quote-command.ts';

/** The parts of Node's `process` that the command uses, because the package has no Node types. */
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
// The reader of a pipe may close it early (`| head`), which is not an error.
process.stdout.on('error', (problem) => {
  process.exitCode = problem.code === 'EPIPE' ? exitCode : 1;
});
process.stdout.write(output);
process.stderr.write(error);
// `process.exit` could truncate output that is still in the pipe.
process.exitCode = exitCode;
