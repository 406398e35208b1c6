import { describe, expect, it } from 'vitest';
import { portCallsOf } from './port-calls.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

/** The hooks and their providers that call a port, each with the reason. */
const bridges: Readonly<Record<string, string>> = {
  'ui/platform/attribution/use-arrival-marks.ts': 'passes the address of each page to the port',
  'ui/platform/errors/use-error-reports.ts': 'passes the errors of the browser to the port',
  'ui/platform/errors/use-sandbox-address.ts': 'loads one constant of the environment when needed',
  'ui/platform/routing/use-navigation-effects.ts': 'passes each navigation to the port',
  'ui/platform/routing/use-return-here.ts': 'passes the address of this page to the port',
  'ui/platform/use-stored.ts': 'reads one draft of the tab for a view',
  'ui/platform/use-today.ts': 'reads the date for a view',
  'ui/site/site-ports.ts': 'reports what a view alone knows, as `useReport` does in the app',
};

/** The views, and the hooks, which are the other files that get ports. */
const files = repositoryFiles().filter((path) => /^ui\/.*\.tsx?$/.test(path));
const callers = new Map(
  files
    .map((path) => [path, portCallsOf(textOf(path))] as const)
    .filter(([, calls]) => calls.length > 0),
);

describe('a view or a hook', () => {
  it('calls no port: view models and use cases do', () => {
    expect(files.filter((path) => path.endsWith('.tsx')).length).toBeGreaterThan(300);
    expect(files.filter((path) => /\/use-[^/]*\.ts$/.test(path)).length).toBeGreaterThan(20);
    const calls = [...callers].filter(([path]) => !(path in bridges));
    expect(calls).toEqual([]);
  });

  it('that passes what the browser knows to one port is listed', () => {
    const idle = Object.keys(bridges).filter((path) => !callers.has(path));
    expect(idle).toEqual([]);
  });

  it.each([
    ['const today = usePort(Clock).today();', ['usePort(Clock).today']],
    ['const clock = usePort(Clock); use(clock.now());', ['clock.now']],
    ['const { current } = usePort(Session);', ['{ current }']],
    ['const ports = { drafts: usePort(Drafts) }; ports.drafts.read();', ['ports.drafts.read']],
    [
      'const view = () => { const back = usePort(ReturnPath); go(() => back.take()); };',
      ['back.take'],
    ],
    ['const ports = useSitePorts(); send(() => ports().news.page());', ['ports()']],
    ['const ports = useSitePorts(); const { news } = ports(); send(news);', ['ports()']],
    ['useSitePorts()().reporting.happened(event);', ['useSitePorts()()']],
  ])('with a call is found: %s', (text, calls) => {
    expect(portCallsOf(text)).toEqual(calls);
  });

  it.each([
    'const clock = usePort(Clock); const viewModel = useViewModel(() => new X(clock));',
    'const ports = { clock: usePort(Clock) }; const viewModel = useViewModel(() => new X(ports));',
    'const { isSandbox } = usePort(RuntimeEnvironment);',
    'const ports = useSitePorts(); const [viewModel] = useState(() => new X(ports));',
    'const a = () => { const clock = usePort(Clock); }; const b = (clock) => clock.now();',
  ])('may hand a port on: %s', (text) => {
    expect(portCallsOf(text)).toEqual([]);
  });
});
