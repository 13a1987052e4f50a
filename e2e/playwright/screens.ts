/** The screen of a usual phone. */
export const phoneScreen = { width: 390, height: 844 };

/** The bar at the top of every page stays in place: what a link leads to is below it. */
export const navbarHeight = 100;
