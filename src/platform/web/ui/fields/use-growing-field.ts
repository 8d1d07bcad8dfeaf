import { type RefObject, useLayoutEffect } from 'react'

/** Browsers without `field-sizing` don't size a field by its text, so its height is set instead. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (field.current) growToText(field.current)
  }, [field, text])
}

function growToText(element: HTMLTextAreaElement): void {
  if (getComputedStyle(element).getPropertyValue('field-sizing') === 'content') return
  element.style.height = 'auto'
  const borders = element.offsetHeight - element.clientHeight
  element.style.height = `${element.scrollHeight + borders}px`
}
