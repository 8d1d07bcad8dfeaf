export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken hold of it once this turn is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
