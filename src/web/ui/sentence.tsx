import { createElement, Fragment, type ReactNode } from 'react'
import type { Parts } from '#shared/texts/parts.ts'

/** For a message with elements in it. */
export function Sentence({ parts }: { parts: Parts<ReactNode> }) {
  return createElement(Fragment, null, ...parts)
}
