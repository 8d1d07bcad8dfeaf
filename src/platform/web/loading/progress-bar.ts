let begun = 0

const showBar = () => document.documentElement.toggleAttribute('data-under-way', begun > 0)

/** Shows the bar at the top (base.css) until the returned function is called. */
export function beginProgress(): () => void {
  let isOver = false
  begun += 1
  showBar()
  return () => {
    if (isOver) return
    isOver = true
    begun -= 1
    showBar()
  }
}
