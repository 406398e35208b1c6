import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';
import { holds } from '#tests/performance/support/figure.ts';
import { historyPage } from './history-page.ts';
import type { MeasuredFigure, Run } from './measured-run.ts';

const folder = join(repositoryRoot, 'reports/bench');
const kept = 200;

/** Adds a run to `reports/bench/history.json` and writes the page of all runs. */
export function keep(figures: readonly MeasuredFigure[], at = new Date()): Run {
  const run: Run = {
    at: at.toISOString(),
    commit: commit(),
    node: process.version,
    machine: {
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      load: Number((loadavg()[1] ?? 0).toFixed(1)),
    },
    figures,
  };
  const history = [...earlier(), run].slice(-kept);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'history.json'), `${JSON.stringify(history, undefined, 1)}\n`);
  writeFileSync(join(folder, 'index.html'), historyPage(history));
  const named = run.figures.map((figure) => ({ ...figure, holds: holds(figure) }));
  const latest = JSON.stringify({ ...run, figures: named }, undefined, 2);
  writeFileSync(join(repositoryRoot, 'reports/bench.json'), `${latest}\n`);
  return run;
}

function earlier(): readonly Run[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'history.json'), 'utf8')) as readonly Run[];
  } catch {
    return [];
  }
}

function commit(): string {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+';
    return git('rev-parse', '--short', 'HEAD') + changed;
  } catch {
    return 'unknown';
  }
}
