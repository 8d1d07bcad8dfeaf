import { type RefObject, useLayoutEffect } from 'react'

/** Browsers without `field-sizing` don't size a field by its text, so its height is set instead. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const { current } = field
    if (!current || getComputedStyle(current).getPropertyValue('field-sizing') === 'content') return
    current.style.height = 'auto'
    const borders = current.offsetHeight - current.clientHeight
    current.style.height = `${current.scrollHeight + borders}px`
  }, [field, text])
}
