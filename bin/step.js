import process from 'node:process'

/** Is printed as its message only, without a stack. */
export class PlainError extends Error {}

export async function step(title, work, { ticking = process.stdout.isTTY } = {}) {
  const began = Date.now()
  const elapsed = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  const show = (end) => process.stdout.write(`${ticking ? '\r\x1b[2K' : ''}${title} … ${elapsed()}${end}`)
  if (ticking) show('')
  else process.stdout.write(`${title} …\n`)
  const timer = setInterval(() => show(ticking ? '' : '\n'), ticking ? 200 : 15_000)
  try {
    const result = await work()
    show(' done\n')
    return result
  } catch (error) {
    show(' failed\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
