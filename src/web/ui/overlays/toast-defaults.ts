export const toastDefaults = {
  position: 'top-right',
  /** In milliseconds. */
  duration: 3000,
  visibleToasts: 3,
  /** In pixels. */
  gap: 14,
} as const
