import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { browserContract } from './vite/browser-contract.ts'
import { inlineTexts } from './vite/inline-texts.ts'
import { markdownPages } from './vite/markdown-page.ts'

// sonner writes its rules into a style element, which our content security policy refuses (toast-surface.css
// imports the same rules as a file), and takes a swipe at 45 px where ours is 20.
const sonnerOurWay: Plugin = {
  name: 'sonner-our-way',
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null
    const ours = code
      .replace(/^__insertCSS\(".*$/m, '')
      .replace('SWIPE_THRESHOLD = 45', 'SWIPE_THRESHOLD = 20')
    if (/^__insertCSS\("/m.test(ours) || !ours.includes('SWIPE_THRESHOLD = 20')) {
      throw new Error('sonner has changed: look again at how its rules and its swipe are set')
    }
    return { code: ours, map: null }
  },
}

export default defineConfig({
  plugins: [
    browserContract(import.meta.dirname),
    inlineTexts,
    sonnerOurWay,
    markdownPages,
    tailwindcss(),
    reactRouter(),
  ],
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    // New enough for light-dark(), which must reach the browser as it is written.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Many small files cost more than the bytes that they spare.
              minSize: 20_000,
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
