import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What walks the whole package loads slowly: a mutant is mostly killed by its module's tests. */
export class ModulesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => breadth(one) - breadth(other)));
  }
}

function breadth({ moduleId }: TestSpecification): number {
  return /tests\/domain\/([^/]+|bin\/.*)$/.test(moduleId) ? 1 : 0;
}
