import { writeSync } from 'node:fs';

/** The parts of vitest's `TestModule` and `TestCase` that this reporter reads. */
interface TestFile {
  readonly relativeModuleId: string;
}
interface TestCase {
  readonly fullName: string;
  readonly module: TestFile;
}

/**
 * A vitest reporter that prints the files and tests that are still running when the run is
 * terminated.
 */
class RunningTestsReporter {
  private readonly running = new Set<string>();

  constructor() {
    process.once('SIGTERM', () => {
      for (const one of this.running) writeSync(2, `Still running: ${one}\n`);
      process.exit(1);
    });
  }

  onTestModuleQueued(file: TestFile): void {
    this.running.add(file.relativeModuleId);
  }

  onTestModuleEnd(file: TestFile): void {
    this.running.delete(file.relativeModuleId);
  }

  onTestCaseReady(test: TestCase): void {
    this.running.add(nameOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    this.running.delete(nameOf(test));
  }
}

function nameOf({ fullName, module }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}

// oxlint-disable-next-line import/no-default-export -- vitest takes no other of a reporter.
export default RunningTestsReporter;
