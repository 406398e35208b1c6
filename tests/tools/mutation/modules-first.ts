import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the tests of single modules first. They kill most mutants, and tests of the whole package
 * load slowly.
 */
export class ModulesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => breadth(one) - breadth(other)));
  }
}

function breadth({ moduleId }: TestSpecification): number {
  return /tests\/domain\/([^/]+|bin\/.*)$/.test(moduleId) ? 1 : 0;
}
