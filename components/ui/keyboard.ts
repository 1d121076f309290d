interface Key {
  isComposing: boolean
  keyCode: number
}

/**
 * Whether a key belongs to an input method that is composing text (Japanese, Chinese, Korean): Enter then chooses a
 * spelling, not a result. Safari ends the composition before that key and marks it with code 229 only.
 */
export const isComposing = (key: Key) => key.isComposing || key.keyCode === 229
