import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { SaveDematAccount } from '#application/accounts/demat/save-demat-account.ts';
import { Session } from '#application/platform/session.ts';
import type { Token, UseCaseToken } from '#application/platform/token.ts';
import { bindUseCase } from '#infrastructure/platform/binding.ts';
import { repositoryFiles } from '#tests/architecture/repository-files.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { contextNames } from '#tests/support/context-modules.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';

const files = repositoryFiles().filter((path) => /^application\/.*\.ts$/.test(path));
const modules = await Promise.all(
  files.map((path) => import(join(repositoryRoot, path)) as Promise<Record<string, unknown>>),
);
const exported = modules.flatMap((module) => Object.entries(module));

describe('the container', async () => {
  const container = await clientOf('http://localhost');

  it.each(exported.filter(([, value]) => isPort(value)))('resolves the port %s', (_name, port) => {
    expect(container.get(port as Token<unknown>)).toBeTypeOf('object');
  });

  const useCases = exported.filter(([, value]) => isUseCase(value));

  it.each(useCases)('resolves the use case %s', (_name, useCase) => {
    expect(container.get(useCase as UseCaseToken<unknown>)).toBeInstanceOf(useCase);
  });

  it('makes each use case once', () => {
    expect(container.get(SaveDematAccount)).toBe(container.get(SaveDematAccount));
  });
});

describe('the modules of the contexts', () => {
  it('have one name each, by which a screen loads them', async () => {
    expect(contextNames.length).toBeGreaterThan(10);
    expect(new Set(contextNames).size).toBe(contextNames.length);
    const container = await clientOf('http://localhost');
    await expect(container.loadContext('module')).rejects.toThrow(
      'no file is named module.module.ts',
    );
  });
});

describe('the binding of a use case', () => {
  it('does not compile with dependencies in another order than the constructor', () => {
    const module = new ContainerModule(({ bind }) => {
      // @ts-expect-error: the accounts come before the session
      bindUseCase(bind, SaveDematAccount, [Session, DematAccounts]);
    });
    expect(module).toBeDefined();
  });
});

function isPort(value: unknown): value is symbol {
  return typeof value === 'symbol';
}

/** A use case is a class whose instances can be run. */
function isUseCase(value: unknown): boolean {
  if (typeof value !== 'function') return false;
  const prototype: unknown = value.prototype;
  return typeof prototype === 'object' && prototype !== null && 'run' in prototype;
}
