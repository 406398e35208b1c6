import type { Plugin } from 'vite';

/**
 * A plugin that leaves out the React keys of the shapes of Lucide icons. They never change their
 * order, so React finds them by their position. All scripts together are 2.1 KB gzip smaller.
 */
export function withoutIconKeys(): Plugin {
  return {
    name: 'without-icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code.replaceAll(/, key: "[^"]*"/g, '').replace('__iconData.node;', ''),
        map: null,
      }),
    },
  };
}
