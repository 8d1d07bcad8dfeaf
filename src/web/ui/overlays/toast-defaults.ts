/** Where notices stand and for how long; the width of 356 px is the library's own. */
export const toastDefaults = {
  position: 'top-right',
  /** In milliseconds. */
  duration: 3000,
  visibleToasts: 3,
  /** In pixels. */
  gap: 14,
} as const
