import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Runs all of axe's rules by default. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Reloading style sheets serves one experimental rule, which isn't run.
    preload: { assets: ['media'] },
    // A sandboxed frame, such as an email preview, can't be inspected from outside: trying is an
    // error on the page.
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  // Half a megabyte of script, so it's injected once per page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (input) => {
    // Content under a modal dialog is inert and was checked before it opened.
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
      dialog ?? document,
      input,
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
  }, options)
}
