import { holds } from '#tests/performance/support/figure.ts';
import type { MeasuredFigure, Run } from './measured-run.ts';

const WIDTH = 120;
const HEIGHT = 28;
const SHOWN = 30;

const STYLES = `
:root { color-scheme: light dark }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid #8884; padding: .35rem .6rem }
td, th { text-align: left; vertical-align: top }
td.number { text-align: right; white-space: nowrap }
.missed { color: #b3261e; font-weight: 600 }
.how { color: #777; font-size: .85em; overflow-wrap: anywhere }
svg { display: block } polyline { fill: none; stroke: currentColor; stroke-width: 1.5 }
line { stroke: #888; stroke-dasharray: 3 3 }`;

interface FigureHistory {
  readonly figure: MeasuredFigure;
  readonly run: Run;
  /** The values of the figure in all runs, the oldest first. */
  readonly values: readonly number[];
}

/** The latest value of each figure with its goal and a line chart of its history. */
export function historyPage(history: readonly Run[]): string {
  const figures = newest(history);
  const missed = figures.filter(({ figure }) => !holds(figure));
  const aimed = figures.filter(({ figure }) => figure.goal !== undefined);
  const benches = [...new Set(figures.map(({ figure }) => figure.bench))];
  const sections = benches.map((bench) => {
    const own = figures.filter(({ figure }) => figure.bench === bench);
    return `<h2>${escaped(bench)}</h2>${tableOf(own)}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Figures</title><style>${STYLES}</style>
<h1>Figures</h1><p>${aimed.length - missed.length} of ${aimed.length} goals are met; runs so far:
${history.length}. Each figure is the newest that was measured, with the load of the machine at that
time: more programs than cores make every time longer than it is.</p>
${sections.join('\n')}</html>
`;
}

function newest(history: readonly Run[]): readonly FigureHistory[] {
  const byName = new Map<string, FigureHistory>();
  for (const run of history) {
    for (const figure of run.figures) {
      const name = `${figure.bench} ${figure.what}`;
      const values = [...(byName.get(name)?.values ?? []), figure.value].slice(-SHOWN);
      byName.set(name, { figure, run, values });
    }
  }
  return [...byName.values()];
}

function tableOf(figures: readonly FigureHistory[]): string {
  const head = ['figure', 'measured', 'goal', '', 'so far', 'when'];
  return `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>
${figures.map(rowOf).join('\n')}</tbody></table>`;
}

function rowOf({ figure, run, values }: FigureHistory): string {
  const { what, value, unit, goal, isAtLeast, how } = figure;
  const aim = goal === undefined ? '' : `${isAtLeast ? 'at least' : 'at most'} ${goal}`;
  const verdict = holds(figure) ? 'met' : 'missed';
  const { cores, load } = run.machine;
  const at = run.at.slice(0, 16).replace('T', ' ');
  const when = `${at} UTC, ${run.commit}, load ${load} on ${cores} cores`;
  return `<tr><td>${escaped(what)}${how ? `<div class="how">${escaped(how)}</div>` : ''}</td>
<td class="number">${escaped(`${value} ${unit}`.trim())}</td><td class="number">${aim}</td>
<td class="${verdict}">${goal === undefined ? '' : verdict}</td>
<td>${lineOf(values, goal)}</td><td class="how">${escaped(when)}</td></tr>`;
}

/** A line chart of the values; a dashed line marks the goal. */
function lineOf(values: readonly number[], goal: number | undefined): string {
  if (values.length < 2) return '';
  const shown = goal === undefined ? values : [...values, goal];
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - 3 - ((value - least) / (most - least)) * (HEIGHT - 6);
  const x = (index: number) => (index / (values.length - 1)) * WIDTH;
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const at = goal === undefined ? undefined : y(goal).toFixed(1);
  const dashes = at === undefined ? '' : `<line x1="0" x2="${WIDTH}" y1="${at}" y2="${at}"/>`;
  const summary = `from ${values[0]} to ${values.at(-1)} in ${values.length} runs`;
  return `<svg width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${summary}">${dashes}
<polyline points="${points.join(' ')}"/></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
