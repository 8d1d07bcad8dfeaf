import { createElement, Fragment, type ReactNode } from 'react'
import type { Parts } from '#shared/texts/parts.ts'

/** Draws a message that has elements in it. */
export function Sentence({ parts }: { parts: Parts<ReactNode> }) {
  return createElement(Fragment, null, ...parts)
}
