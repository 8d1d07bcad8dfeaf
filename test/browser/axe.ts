import axe from 'axe-core'

export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.querySelector('dialog:modal') ?? document.body, {
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}
