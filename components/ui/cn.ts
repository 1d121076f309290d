/** Joins class lists and leaves out empty or absent ones. Biome sorts the classes that are passed to it. */
export const cn = (...classes: (string | false | undefined)[]): string => classes.filter(Boolean).join(' ')
