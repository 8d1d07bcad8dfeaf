import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Safari ends a composition before the key that ended it, which it sends as an Enter with this code. */
const keyCodeOfInputMethod = 229

/** Excludes the Enter that confirms a word in an input method, such as for Japanese. */
export function isEnterKey(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return key === 'Enter' && !isComposing && keyCode !== keyCodeOfInputMethod
}
