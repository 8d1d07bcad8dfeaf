import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run screenshots`: every screen, phone and desktop, light and dark, into screenshots/. */
export default defineConfig({ ...journeys, testDir: 'test/screenshots', timeout: 900_000 })
