let begun = 0

const showBar = () => document.documentElement.toggleAttribute('data-under-way', begun > 0)

/** The bar at the top of the page (app.css) is there until what this returns is called. */
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
