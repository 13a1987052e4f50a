"""A bare WebKitGTK window for WebKitWebDriver. MiniBrowser will not do: it cannot be as narrow as a phone.

Takes the path of a script to run at the start of every page. What that script posts to the handler `errors`, failed
requests and crashes go to stdout as lines of `PAGE <json string>`.
"""
import json
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402


def report(message):
    print('PAGE', json.dumps(message), flush=True)


def watch_requests(view, resource, request):
    uri = request.get_uri()

    def failed(_, error):
        # Navigation and films cancel pending requests.
        if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            report(f'request failed: {uri} {error.message}')

    def finished(_):
        response = resource.get_response()
        if response and response.get_status_code() >= 400:
            report(f'status {response.get_status_code()}: {uri}')

    resource.connect('failed', failed)
    resource.connect('finished', finished)


def open_window(context, start_script):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler('errors')
    content.connect('script-message-received::errors', lambda _, result: report(result.get_js_value().to_string()))
    content.add_script(
        WebKit2.UserScript.new(
            start_script,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    view.connect('permission-request', lambda _, request: request.deny() or True)
    view.connect('web-process-terminated', lambda view, reason: report(f'crash: {reason.value_nick} {view.get_uri()}'))
    view.connect('resource-load-started', watch_requests)
    window = Gtk.Window(decorated=False, default_width=390, default_height=844)
    window.add(view)
    window.show_all()

    def take_focus():
        # There is no window manager to give the window the focus, and without it no field matches :focus.
        window.present()
        window.get_window().focus(0)
        view.grab_focus()
        return not view.has_focus()

    GLib.timeout_add(50, take_focus)
    return view


def start_session(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('python3')
    session.set_application_info(info)
    session.connect('create-web-view', lambda _: open_window(context, start_script))


def leave_with_parent():
    if os.getppid() == 1:
        Gtk.main_quit()
    return True


with open(sys.argv[1], encoding='utf-8') as file:
    start_script = file.read()
web_context = WebKit2.WebContext.new_ephemeral()
web_context.set_automation_allowed(True)
web_context.connect('automation-started', start_session)
GLib.timeout_add(500, leave_with_parent)
Gtk.main()
