import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { withoutOwnPages } from '#test/harness/browser-switches.ts'
import { drag, insertText, press, pressAt } from '#test/browser/input.ts'

// What needs a real browser but no server.
export default defineConfig({
  plugins: [tailwindcss()],
  // Known before the first test: one found later would come with a React of its own.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'axe-core',
      'lucide-react',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'zod/mini',
      'zustand',
      'zustand/middleware',
    ],
  },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['test/browser/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { drag, insertText, press, pressAt },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
          args: ['--no-sandbox', withoutOwnPages, '--disable-gpu', '--no-first-run'],
        },
        contextOptions: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
})
