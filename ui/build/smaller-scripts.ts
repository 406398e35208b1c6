import { parse } from 'node:path';
import type { Plugin } from 'vite';

/** Plugins that make the scripts of a build smaller. */
export function smallerScripts(): Plugin[] {
  return [withoutIconKeys, withoutUnusedBindings, classesByName, keptStyleSheets];
}

/**
 * Leaves out the React keys of the shapes of Lucide icons. They never change their order, so React
 * finds them by their position. All scripts together are 2.1 KB gzip smaller.
 */
const withoutIconKeys: Plugin = {
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

/**
 * Leaves out the parts of inversify that generate code, which the content security policy forbids,
 * and that bind classes with decorators: `binding.ts` binds functions. Each of their modules
 * exports one function with its own name. All scripts together are 2.3 KB gzip smaller.
 */
const withoutUnusedBindings: Plugin = {
  name: 'without-unused-bindings',
  apply: 'build',
  transform: {
    filter: {
      id: /\/@inversifyjs\/core\/.*(Jit|(ConstructorArguments?|InstanceBindingNode)Resolver)\.js$/,
    },
    handler: (_code, id) => ({ code: `export const ${parse(id).name} = undefined;`, map: null }),
  },
};

/**
 * Imports the classes of a CSS module by their names, so that the bundler writes each name where it
 * is used and leaves out the table of all classes. With `inlineConst`, all scripts together are
 * 10 KB gzip smaller. The build warns of a class that its style sheet does not have.
 */
const classesByName: Plugin = {
  name: 'classes-by-name',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/.*\.tsx?$/ },
    handler: (code) => ({
      code: code.replaceAll(/import (\w+) from (?='.*\.module\.css')/g, 'import * as $1 from '),
      map: null,
    }),
  },
};

/** Keeps the style sheet of a CSS module of which the bundler has written all names elsewhere. */
const keptStyleSheets: Plugin = {
  name: 'kept-style-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};
