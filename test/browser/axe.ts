import axe from 'axe-core'

export async function findViolations(): Promise<string[]> {
  await finishTransitions()
  const { violations } = await axe.run(document.querySelector('dialog:modal') ?? document.body, {
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}

/** A part that still fades in has too little contrast. */
const finishTransitions = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  )
