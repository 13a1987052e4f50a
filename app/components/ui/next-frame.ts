/** The first frame shows the pressed control alone; what takes the CPU longer, such as a list, follows. */
export const nextFrameMs = 32;
