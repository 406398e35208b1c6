import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * A module for `node --import` that compiles TypeScript. Node itself only strips types, but some
 * syntax, such as parameter properties, must be compiled.
 */
registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith('.ts')) return nextLoad(url, context);
    const fileName = fileURLToPath(url);
    const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
      fileName,
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ESNext,
        inlineSourceMap: true,
      },
    });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
