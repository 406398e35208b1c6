import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The app. The server has a configuration of its own in `tests/tools/`. */
export default defineConfig({
  root: 'ui',
  plugins: [react()],
  build: {
    outDir: '../reports/build/app',
    emptyOutDir: true,
    target: 'es2023',
    // The policy allows no inline scripts, and a data address is one request less of no weight.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: forty small ones cost more than they save.
        advancedChunks: {
          groups: [
            { name: 'platform', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)\// },
          ],
        },
      },
    },
  },
});
