@rem cmd.exe has no exec: the npm scripts (package.json) find this file in the current directory instead.
@%*
