import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineTexts } from './vite/inline-texts.ts'
import { markdownPages } from './vite/markdown-page.ts'

export default defineConfig({
  plugins: [inlineTexts, markdownPages, tailwindcss(), reactRouter()],
  build: {
    // New enough for light-dark(), which must reach the browser as it is written.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  // The router's own names of files give way to ours only where they are said of the client.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What a page does not call is left out of its files.
          treeshake: { manualPureFunctions: ['operation'] },
          output: {
            // The manifest names every file of every page; its names are what it is made of.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              // Each takes what its pages import, in this order, so that the pages most come to load few files.
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 7,
                },
                {
                  name: 'first',
                  test: /src[\\/]app[\\/]web[\\/](root|entry\.client|layouts[\\/]layout\.(market|user)|pages[\\/]home)\.tsx/,
                  priority: 6,
                },
                // An icon is some 300 bytes, and a page of rows has a dozen of them.
                {
                  name: 'icons',
                  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/,
                  minShareCount: 2,
                  priority: 5,
                },
                // Without zod, or whatever shares a file with it would bring it to pages that have no form.
                {
                  name: 'shared',
                  test: /^(?!.*([\\/]zod[\\/]|[\\/.]shapes\.ts$|[\\/]platform[\\/]web[\\/]form))/,
                  minShareCount: 40,
                  priority: 4,
                },
                { name: 'forms', minShareCount: 40, priority: 3 },
                { name: 'results', test: /search[\\/]web[\\/]pages[\\/]ibuy\.tsx/, priority: 2 },
                {
                  name: 'detail',
                  test: /listings[\\/]web[\\/]pages[\\/]listing\.\$id\.detail\.tsx/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
