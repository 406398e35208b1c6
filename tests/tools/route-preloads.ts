import { firstPaint } from '#ui/platform/front/first-paint.ts';
import type { Chunk } from './chunk-list.ts';
import type { RouteModules } from './routes.server.ts';

/** What a route shows meanwhile, among the shells of the page: without a query, and with one. */
type Shells = readonly [number, number];

/** Routes that are the same in all of this; 1 is for those of investors alone. */
type Row = readonly [isGuarded: 0 | 1, paths: string, files: readonly number[], shells: Shells];

export interface ShelledRoute extends RouteModules {
  readonly shells: Shells;
}

/** A route in the way of being found: what it takes are files of the build. */
interface RouteFiles {
  readonly path: string;
  readonly isGuarded: boolean;
  readonly files: readonly string[];
  readonly shells: Shells;
}

/**
 * Runs in the page, over `first`, `files` and `rows`. A visitor is sent on from a guarded route,
 * and takes none of it. The loader of the scripts finds these links and asks for nothing twice; a
 * style that is only preloaded it puts into the page itself, in the order that its rules need. The
 * shell stands in the place of the screen until that has come; the last of them is for scripts that
 * do not come.
 */
const ASKING =
  'const ask=file=>{const link=document.createElement("link");' +
  'if(file.endsWith(".css")){link.rel="preload";link.as="style"}else link.rel="modulepreload";' +
  'link.crossOrigin="";link.href="/"+file;document.head.append(link)};' +
  'let mark;try{mark=localStorage.getItem("vriddhi.signed-in")}catch{}' +
  'const at=rows.find(row=>new RegExp(`^/(${row[1]})/?$`,"i").test(location.pathname));' +
  'const shells=document.getElementById("shells"),lost=shells.content.lastElementChild,' +
  'show=shell=>{document.documentElement.dataset.ground=shell.dataset.ground;' +
  'document.getElementById("shell")?.remove();document.getElementById("app").before(shell)};' +
  'for(const file of first)ask(file);' +
  'if(at&&(!at[0]||mark!=null)){' +
  'show(shells.content.children[at[3][location.search?1:0]]);' +
  'for(const number of at[2])ask(files[number])}' +
  'shells.remove();';

/** Said to the console too, and to whoever listens for errors of the page. */
const LOSING = '.catch(error=>{show(lost);reportError(error)})';

/**
 * The script with which the page of the app asks at once for the files of the app, and for those
 * that the screen of its address will need, which would else wait until the first have come and
 * run, and shows what the app will draw there at first. Then it begins the app.
 * @param first what every address takes, in the order of asking: the last one is the app's entry
 */
export function askingScript(
  routes: readonly ShelledRoute[],
  chunks: readonly Chunk[],
  first: readonly string[],
): string {
  const taken = routes.map(({ modules, ...route }): RouteFiles => {
    const files = filesOf(modules, chunks).filter((file) => !first.includes(file));
    return { ...route, files };
  });
  const all = [...new Set(taken.flatMap((route) => route.files))];
  const isStyle = (file: string) => file.endsWith('.css');
  const files = [...all.filter((file) => !isStyle(file)), ...all.filter(isStyle)];
  const rows = rowsOf(taken, files);
  const data = Object.entries({ first, files, rows });
  const named = data.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const begin = `import("/${first.at(-1)}")${LOSING}`;
  return `{const ${named.join()};${ASKING}${firstPaint.scriptOfWaiting(begin)}}`;
}

/** What these modules lie in, after all that it waits for. */
function filesOf(modules: readonly string[], chunks: readonly Chunk[]): readonly string[] {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(chunkOf(chunks, ({ file: own }) => own === file, file));
    found.add(chunk);
  };
  for (const name of modules) add(chunkOf(chunks, (chunk) => chunk.modules.includes(name), name));
  return Array.from(found, ({ file, styles }) => [file, ...styles]).flat();
}

function chunkOf(
  chunks: readonly Chunk[],
  isWanted: (chunk: Chunk) => boolean,
  name: string,
): Chunk {
  const chunk = chunks.find(isWanted);
  if (chunk === undefined) throw new Error(`no script of the build has ${name}`);
  return chunk;
}

/** The first row that fits counts, as in the router: a path without parameters comes before. */
function rowsOf(routes: readonly RouteFiles[], files: readonly string[]): readonly Row[] {
  const hasParameters = ({ path }: RouteFiles) => path.includes(':');
  const inOrder = [
    ...routes.filter((route) => !hasParameters(route)),
    ...routes.filter(hasParameters),
  ];
  const rows = new Map<string, Row>();
  for (const route of inOrder) {
    const numbers = numbersOf(route, files);
    const key = JSON.stringify([hasParameters(route), route.isGuarded, numbers, route.shells]);
    const [, others] = rows.get(key) ?? [];
    const pattern = route.path.slice(1).replaceAll(/:\w+/g, '[^/]+');
    const paths = others === undefined ? pattern : `${others}|${pattern}`;
    rows.set(key, [route.isGuarded ? 1 : 0, paths, numbers, route.shells]);
  }
  return [...rows.values()];
}

function numbersOf(route: RouteFiles, files: readonly string[]): readonly number[] {
  return route.files.map((file) => files.indexOf(file)).toSorted((one, other) => one - other);
}
