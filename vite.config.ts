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
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 10,
                },
                {
                  name: 'base',
                  test: /src[\\/]web[\\/](root|entry\.client|routes[\\/]market[\\/](layout\.(market|user)|market-data|market-frame|use-market)|ui[\\/]states[\\/]empty-state|lib[\\/]loading[\\/]page-meta)\.tsx?/,
                  priority: 9,
                },
                {
                  name: 'cards',
                  test: /src[\\/]web[\\/]features[\\/](listings[\\/]card[\\/]listing-shelf|watching[\\/]heart)\.tsx/,
                  priority: 7,
                },
                {
                  name: 'shelves',
                  test: /src[\\/]web[\\/](features[\\/]catalogue[\\/]famous-categories|routes[\\/]market[\\/]home|ui[\\/]fields[\\/]pill-select)\.tsx/,
                  priority: 6,
                },
                // Below, what the home page does without: one file for what is shared, and one for each page most come to.
                {
                  name: 'query',
                  test: /node_modules[\\/]@tanstack[\\/]|src[\\/]web[\\/]lib[\\/]loading[\\/]query\.tsx/,
                  priority: 5,
                },
                {
                  name: 'kit',
                  test: /src[\\/]web[\\/]ui[\\/][a-z]+[\\/](avatar|badge|checkbox|chip|confirm-dialog|dialog|error-state|facts|field|load-more|money-input|money-text|notice|panel|radio-cards|skeleton|table|text-input|textarea)\.tsx?|src[\\/]contract[\\/][a-z-]+[\\/](attributes|bidding|blocks|filters|flags|near|offers|own-listings|questions|saved-searches|selling|vehicle-words|watching)\.ts$|src[\\/]shared[\\/]rules[\\/]distance\.ts$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-down|arrow-up|bookmark|check|chevron-left|chevron-right|circle-check|circle-exclamation-point|download|flag|gavel|minus|rotate-ccw|search-x|shield-check|store|user-round|x)\.mjs/,
                  priority: 4,
                },
                {
                  name: 'places',
                  test: /src[\\/]web[\\/]features[\\/]places[\\/]suburb-chooser\.tsx/,
                  priority: 4,
                },
                { name: 'results', test: /src[\\/]web[\\/]routes[\\/]market[\\/]ibuy\.tsx/, priority: 3 },
                // What the sell form has in common with a listing's page, so that it does without the page's file.
                {
                  name: 'sale',
                  test: /src[\\/]shared[\\/](rules[\\/](businesses[\\/]colors|closing-rules|listings[\\/](public-point|vehicle-(fields|rules)))|texts[\\/]join-sentences)\.ts$|src[\\/]contract[\\/](businesses[\\/]agents\.ts$|buyer-requirements[\\/][a-z-]+\.ts$)|src[\\/]web[\\/](features[\\/]sold-prices[\\/]sold-prices-of|lib[\\/]loading[\\/]read-at-notification)\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](book-open-check|file-text|hand-coins|message-circle-question-mark|truck)\.mjs/,
                  priority: 2.5,
                },
                {
                  name: 'detail',
                  test: /src[\\/]web[\\/]routes[\\/]listing[\\/]detail-page\.tsx/,
                  priority: 2,
                },
                {
                  name: 'nothing',
                  test: /src[\\/]web[\\/]routes[\\/]market[\\/]nothing-for-sale\.tsx/,
                  priority: 1,
                },
                { name: 'bell', test: /src[\\/]web[\\/]features[\\/]notifications[\\/]/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
