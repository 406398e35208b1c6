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
class UnderWay {
  private readonly begun = new Set<string>();

  constructor() {
    process.once('SIGTERM', () => {
      for (const one of this.begun) writeSync(2, `Still under way: ${one}\n`);
      process.exit(1);
    });
  }

  onTestModuleQueued(file: TestFile): void {
    this.begun.add(file.relativeModuleId);
  }

  onTestModuleEnd(file: TestFile): void {
    this.begun.delete(file.relativeModuleId);
  }

  onTestCaseReady(test: TestCase): void {
    this.begun.add(nameOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    this.begun.delete(nameOf(test));
  }
}

function nameOf({ fullName, module }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}

// oxlint-disable-next-line import/no-default-export -- vitest takes no other of a reporter.
export default UnderWay;
