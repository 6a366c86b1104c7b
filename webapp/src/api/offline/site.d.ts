/** The folder of the engine, named when the site is built. */
declare const ENGINE: string;
