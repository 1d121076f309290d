/** One class list of several; what is empty or absent is left out. Biome sorts the classes that are passed to it. */
export const cn = (...classes: (string | false | undefined)[]): string => classes.filter(Boolean).join(' ')
