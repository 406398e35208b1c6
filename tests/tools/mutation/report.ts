/**
 * The parts of Stryker's report that these tools read (schema "mutation-testing-report-schema").
 */
export interface MutationReport {
  readonly files: Readonly<Record<string, MutatedFile>>;
}

export interface MutatedFile {
  readonly source: string;
  readonly mutants: readonly ReportedMutant[];
}

export interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Lines and columns count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant that no test noticed. */
export interface Survivor {
  /** Path of its module below `domain/`. */
  readonly module: string;
  /** The first line of the mutated code, without indentation. */
  readonly line: string;
  readonly was: string;
  readonly became: string;
}

export interface ModuleScore {
  readonly module: string;
  readonly killed: number;
  readonly all: number;
  readonly survivors: readonly PlacedSurvivor[];
  /** Mutants in code that runs while a module loads, which a run without `--static` skips. */
  readonly untried: readonly PlacedSurvivor[];
}

export interface PlacedSurvivor extends Survivor {
  readonly lineNumber: number;
}

const killed = new Set(['Killed', 'Timeout']);
const lived = new Set(['Survived', 'NoCoverage']);

export function scoresIn(report: MutationReport): readonly ModuleScore[] {
  return Object.entries(report.files)
    .map(([path, file]) => scoreOf(path.replace(/^domain\//, ''), file))
    .toSorted((a, b) => a.module.localeCompare(b.module));
}

function scoreOf(module: string, { source, mutants }: MutatedFile): ModuleScore {
  const lines = source.split('\n');
  const placed = (mutant: ReportedMutant) => placedIn(lines, { module, mutant });
  const alive = mutants.filter(({ status }) => lived.has(status));
  const dead = mutants.filter(({ status }) => killed.has(status)).length;
  return {
    module,
    killed: dead,
    all: dead + alive.length,
    survivors: alive.map(placed),
    untried: mutants.filter(({ status }) => status === 'Ignored').map(placed),
  };
}

function placedIn(
  lines: readonly string[],
  { module, mutant }: { readonly module: string; readonly mutant: ReportedMutant },
): PlacedSurvivor {
  return {
    module,
    line: (lines[mutant.location.start.line - 1] ?? '').trim(),
    was: oneLine(textAt(lines, mutant.location)),
    became: oneLine(mutant.replacement ?? ''),
    lineNumber: mutant.location.start.line,
  };
}

function textAt(lines: readonly string[], { start, end }: ReportedMutant['location']): string {
  const whole = lines.slice(start.line - 1, end.line);
  const last = whole.length - 1;
  return whole
    .map((line, index) => {
      const from = index === 0 ? start.column - 1 : 0;
      return line.slice(from, index === last ? end.column - 1 : undefined);
    })
    .join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
