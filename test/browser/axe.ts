import axe from 'axe-core'

/** What axe finds wrong with the page as it stands: a rule and where each. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.querySelector('dialog:modal') ?? document.body, {
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}
