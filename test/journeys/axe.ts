import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What axe finds wrong with the page as it stands: a rule and where each. All its rules, unless some are named. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Style sheets are read anew for one rule alone, which is experimental and not asked.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  // Half a megabyte of script: a page that has it already is not given it again.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (asked) => {
    // What lies under a modal dialog can't be reached, and was looked at before it opened.
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
      dialog ?? document,
      asked,
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
  }, options)
}
