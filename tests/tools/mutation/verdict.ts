import { goalOverall, mutationGroups } from './groups.ts';
import type { ModuleScore, Survivor } from './report.ts';

/** A surviving mutant, and the reason why no test can or should detect it. */
export interface ExplainedSurvivor extends Survivor {
  readonly reason: string;
}

export interface GroupScore {
  readonly name: string;
  readonly killed: number;
  readonly all: number;
  readonly goal: number;
}

export interface Verdict {
  readonly groups: readonly GroupScore[];
  readonly missedGoals: readonly GroupScore[];
  readonly unexplained: readonly ModuleScore['survivors'][number][];
  /** Explanations of mutants that are killed by now. They should be removed. */
  readonly idle: readonly ExplainedSurvivor[];
}

/** Compares scores with their goals, and survivors with the explained ones. */
export function verdictOn(
  scores: readonly ModuleScore[],
  explained: readonly ExplainedSurvivor[],
): Verdict {
  const survivors = scores.flatMap((score) => score.survivors);
  const known = new Set(explained.map(keyOf));
  const untried = scores.flatMap((score) => score.untried);
  const alive = new Set([...survivors, ...untried].map(keyOf));
  const mutated = new Set(scores.map(({ module }) => module));
  const groups = [
    ...mutationGroups.map(({ name, goal, has }) => ({
      name,
      goal,
      ...sum(scores.filter(({ module }) => has(module))),
    })),
    { name: 'overall', goal: goalOverall, ...sum(scores) },
  ].filter(({ all }) => all > 0);
  return {
    groups,
    missedGoals: groups.filter((group) => percentOf(group) < group.goal),
    unexplained: survivors.filter((survivor) => !known.has(keyOf(survivor))),
    idle: explained.filter((each) => mutated.has(each.module) && !alive.has(keyOf(each))),
  };
}

export function percentOf({ killed, all }: { killed: number; all: number }): number {
  return (100 * killed) / all;
}

function sum(scores: readonly ModuleScore[]): { killed: number; all: number } {
  return {
    killed: scores.reduce((total, score) => total + score.killed, 0),
    all: scores.reduce((total, score) => total + score.all, 0),
  };
}

export function keyOf({ module, line, was, became }: Survivor): string {
  return JSON.stringify([module, line, was, became]);
}
