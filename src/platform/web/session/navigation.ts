type Navigate = (to: string) => void | Promise<void>

let navigate: Navigate | null = null

/** Layouts register the router's navigate for code outside components. */
export function registerNavigate(way: Navigate): () => void {
  navigate = way
  return () => {
    if (navigate === way) navigate = null
  }
}

export async function navigateTo(to: string): Promise<void> {
  if (navigate) await navigate(to)
  else window.location.assign(to)
}
