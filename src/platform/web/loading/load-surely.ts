const pauses_ms = [300, 1_500]
const patience_ms = 20_000

export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses_ms) {
    try {
      return await inTime(load())
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return await inTime(load())
}

async function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('That took too long to load.')), patience_ms)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}
