import process from 'node:process'

/** A failure with a cause that a person can read: printed as its sentence alone, without a stack. */
export class PlainError extends Error {}

/** Runs one long step under a line that shows it is alive, and ends the line with the time it took. */
export async function step(title, work) {
  const began = Date.now()
  const elapsed = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  const ticking = process.stdout.isTTY
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
